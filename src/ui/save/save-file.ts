/** Long enough for every browser to have begun with the file, in ms. */
const KEPT_MS = 60_000;

/** Puts a file among the reader's downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  // Some browsers follow only what is on the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
