/**
 * The path of a drawn scene, for `<img>`; '' where there is none.
 * @param url `scene:NAME?…`, as the engine writes it: equal scenes have equal paths.
 */
export const drawnPath = (url: string): string =>
  url.startsWith('scene:') ? `/pictures/scenes/${encodeURIComponent(url)}.svg` : '';
