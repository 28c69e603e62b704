/** What the inline scripts need to know of the site. */
export interface InlineSettings {
  /** The path prefix: without a slash at the end, empty at the root. */
  readonly prefix: string;
  /** False in development. */
  readonly isBuild: boolean;
  /** The colour mode of readers who have chosen none. */
  readonly colorMode: "dark" | "light" | "system";
  /** Null when there is no announcement. */
  readonly announcementId: string | null;
}
