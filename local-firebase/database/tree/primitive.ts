export type Primitive = string | number | boolean;
export type Priority = string | number | null;
