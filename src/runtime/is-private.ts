declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the reader's browser asks sites not to note what the reader does. */
export const isPrivate = (): boolean =>
  navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
