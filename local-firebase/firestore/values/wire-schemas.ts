import * as v from 'valibot';
import { parseFieldPath } from './field-path';
import { parseFields, parseOperand, parseValue } from './parse-value';
import { parseTimestamp } from './timestamp';

export const fieldPathSchema = v.pipe(v.string(), v.transform(parseFieldPath));

/** A mask without paths excludes every field; that differs from no mask. */
export const fieldMaskSchema = v.object({ fieldPaths: v.optional(v.array(fieldPathSchema), []) });

export const timestampSchema = v.pipe(v.string(), v.transform(parseTimestamp));

export const fieldsSchema = v.pipe(v.unknown(), v.transform(parseFields));

/** The operand of a filter. */
export const operandSchema = v.pipe(v.unknown(), v.transform(parseOperand));

export const valueSchema = v.pipe(v.unknown(), v.transform(parseValue));
