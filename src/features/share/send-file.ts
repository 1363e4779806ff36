/** Whether the system's sheet for sharing takes pictures. */
export function canSendPictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  const file = new File([''], 'a.png', { type: 'image/png' });
  return navigator.canShare({ files: [file] });
}

/** Hands a picture to another app; a cancelled share needs no message. */
export async function sendFile(file: File, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], text });
  } catch {
    // The sheet was closed; the picture can still be saved.
  }
}
