/**
 * @jest-environment jsdom
 */
import { dismissAnnouncement, rememberAnnouncement } from "./announcement";
import { keys, read, write } from "./storage";

describe("L2 what is remembered of the announcement", () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.removeAttribute("data-announcement");
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each<[string, string | null, string | null, string | null]>([
    ["the first announcement is new", null, null, "false"],
    ["the same announcement, dismissed, stays so", "v2", "true", "true"],
    ["the same announcement, not dismissed, stays so", "v2", "false", "false"],
    ["another announcement is new", "v1", "true", "false"],
  ])("%s", (_, storedId, dismissed, expected) => {
    write(keys.announcement, storedId);
    write(keys.announcementDismissed, dismissed);
    rememberAnnouncement("v2");
    expect(read(keys.announcement)).toBe("v2");
    expect(read(keys.announcementDismissed)).toBe(expected);
  });

  test("a dismissal is stored and hides the bar at once", () => {
    rememberAnnouncement("v2");
    dismissAnnouncement("v2");
    expect(read(keys.announcementDismissed)).toBe("true");
    expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  });

  test("a tab that shows an older announcement does not dismiss a newer one", () => {
    rememberAnnouncement("v3");
    dismissAnnouncement("v2");
    expect(read(keys.announcement)).toBe("v3");
    expect(read(keys.announcementDismissed)).toBe("false");
    expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  });

  test("a dismissal is stored where another tab has cleared all storage", () => {
    rememberAnnouncement("v2");
    localStorage.clear();
    dismissAnnouncement("v2");
    expect(read(keys.announcement)).toBe("v2");
    expect(read(keys.announcementDismissed)).toBe("true");
  });

  test("V6 with storage blocked a dismissal still hides the bar", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(() => rememberAnnouncement("v2")).not.toThrow();
    dismissAnnouncement("v2");
    expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  });
});
