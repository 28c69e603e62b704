import { keys, read, write } from "./storage";

/**
 * Stores which announcement the page shows. An id that differs from the stored one means a new
 * announcement, which is not dismissed yet (L2).
 */
export function rememberAnnouncement(id: string): void {
  if (read(keys.announcement) === id) return;
  write(keys.announcement, id);
  write(keys.announcementDismissed, "false");
}

/**
 * Hides the announcement at once and stores that the reader dismissed it. It stays hidden as long
 * as its id stays the same. If another tab has shown a newer announcement since, that one is not
 * dismissed.
 */
export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset.announcement = "dismissed";
  const last = read(keys.announcement);
  if (last !== null && last !== id) return;
  write(keys.announcement, id);
  write(keys.announcementDismissed, "true");
}
