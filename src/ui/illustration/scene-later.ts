import { lazyPart } from '../lazy-part/lazy-part';

/** The painter's tools weigh as much as the router: words come first, and the picture finds its space reserved. */
export const SceneIllustration = lazyPart(async () => ({
  default: (await import('../scenes/SceneIllustration')).SceneIllustration,
}));
