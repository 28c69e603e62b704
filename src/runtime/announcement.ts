import { keys, read, write } from "./storage";

/** Remembers that an announcement was shown; one with another id than the last is new and not dismissed (L2). */
export function rememberAnnouncement(id: string): void {
  if (read(keys.announcement) === id) return;
  write(keys.announcement, id);
  write(keys.announcementDismissed, "false");
}

/** Hides the announcement now and for as long as its id stays. */
export function dismissAnnouncement(): void {
  write(keys.announcementDismissed, "true");
  document.documentElement.dataset.announcement = "dismissed";
}
