/**
 * Whether the reader has asked for `Save-Data`: nothing is fetched then that nobody has asked for.
 * @param navigator The browser's; one that knows no Network Information API saves nothing.
 */
export function savesData(navigator: object): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}
