import { keys, read, write } from "./storage";

/**
 * Remembers that an announcement was shown; one with another id than the last is new and not
 * dismissed (L2).
 */
export function rememberAnnouncement(id: string): void {
  if (read(keys.announcement) === id) return;
  write(keys.announcement, id);
  write(keys.announcementDismissed, "false");
}

/**
 * Hides an announcement now and for as long as its id stays. A newer one, which another tab has
 * shown since, is not dismissed by it.
 */
export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset.announcement = "dismissed";
  const last = read(keys.announcement);
  if (last !== null && last !== id) return;
  write(keys.announcement, id);
  write(keys.announcementDismissed, "true");
}
