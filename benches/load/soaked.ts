import * as v from 'valibot';

/** Memory in MB. */
const sampleSchema = v.object({
  /** Heap of the engine's process after garbage collection. */
  engineHeap: v.number(),
  /** Buffers outside of the heap, used by current requests. */
  engineBuffers: v.number(),
  /** Resident. */
  engine: v.number(),
  firebase: v.number(),
});

export const soakedSchema = v.object({
  pages: v.number(),
  /** The participants, in the order in which their stories began. */
  stories: v.array(v.string()),
  /** The total number of sections. */
  sections: v.number(),
  samples: v.array(sampleSchema),
});

export type Sample = v.InferOutput<typeof sampleSchema>;

/** The played stories, and the engine's memory at equal intervals. */
export type Soaked = v.InferOutput<typeof soakedSchema>;
