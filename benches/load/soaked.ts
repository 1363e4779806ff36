import * as v from 'valibot';

/** Memory in MB. */
const sampleSchema = v.object({
  /** What the engine's process holds on to, after its garbage was collected. */
  engineInUse: v.number(),
  /** Resident. */
  engine: v.number(),
  firebase: v.number(),
});

export const soakedSchema = v.object({
  pages: v.number(),
  /** The participants, in the order in which their stories began. */
  stories: v.array(v.string()),
  /** Sections, in all. */
  told: v.number(),
  samples: v.array(sampleSchema),
});

export type Sample = v.InferOutput<typeof sampleSchema>;

/** What the engine told, and its memory at equal distances. */
export type Soaked = v.InferOutput<typeof soakedSchema>;
