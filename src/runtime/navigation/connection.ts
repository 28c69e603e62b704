/**
 * Whether the reader's connection is too slow or too expensive to fetch pages that the reader may
 * never open (V5).
 */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}
