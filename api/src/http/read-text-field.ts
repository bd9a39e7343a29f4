import type { ValidationIssue } from '@tvacha/shared-contract';
import { type ZodType, z } from 'zod';

/** What a field is beneath `optional`, `nullable`, `default` and what comes after it. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  if (schema instanceof z.ZodPipe) return bare(schema.in);
  return schema;
}

const ofText = [z.ZodString, z.ZodStringFormat, z.ZodEnum, z.ZodLiteral, z.ZodTemplateLiteral, z.ZodTransform];

function takesText(schema: unknown): boolean {
  const inner = bare(schema);
  if (inner instanceof z.ZodUnion) return inner.options.some(takesText);
  return ofText.some((kind) => inner instanceof kind);
}

/** The schema of one field of a body, in whichever of its variants it is. */
function fieldOf(schema: ZodType | undefined, field: string): unknown {
  if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, field) ? schema.shape[field] : undefined;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((one) => fieldOf(one as ZodType, field)).find((found) => found !== undefined);
  return undefined;
}

/** A text part as the value its schema wants: text as it is, everything else as JSON. */
export function readTextField(
  body: ZodType | undefined,
  field: string,
  text: string,
  issues: ValidationIssue[],
): unknown {
  const schema = fieldOf(body, field);
  // What is not in the contract is left for the contract to refuse.
  if (schema === undefined || takesText(schema)) return text;
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ path: `body.${field}`, message: 'Send this field as JSON' });
    return undefined;
  }
}
