/** The part of JSON Schema that the contract makes use of. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

const range = (least: number | undefined, most: number | undefined): string =>
  least === undefined && most === undefined ? '' : ` ${least ?? ''}–${most ?? ''}`;

const bound = (value: number | undefined) => (Math.abs(value ?? 0) >= Number.MAX_SAFE_INTEGER ? undefined : value);

function objectText({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeText(schema, deeper)}`,
  );
  if (typeof additionalProperties === 'object')
    lines.push(`${deeper}[name]: ${typeText(additionalProperties, deeper)}`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function oneTypeText(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'object':
      return objectText(schema, indent);
    case 'array': {
      const item = typeText(schema.items ?? {}, indent);
      const most = schema.maxItems === undefined ? '' : ` (at most ${schema.maxItems})`;
      return `${item.includes(' | ') && !item.startsWith('{') ? `(${item})` : item}[]${most}`;
    }
    case 'string':
      return `${schema.format ?? 'string'}${range(schema.minLength, schema.maxLength)}`;
    case 'integer':
    case 'number':
      return `${type}${range(bound(schema.minimum), bound(schema.maximum))}`;
    default:
      return type;
  }
}

/** A schema as a person reads it, in the way TypeScript writes types; numbers behind a type are its bounds. */
export function typeText(schema: Schema, indent = ''): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map((one) => typeText(one, indent)))].join(' | ');
  if (schema.allOf) return schema.allOf.map((one) => typeText(one, indent)).join(' & ');
  const types = schema.type === undefined ? ['any'] : [schema.type].flat();
  const text = types.map((type) => oneTypeText(type, schema, indent)).join(' | ');
  return schema.default === undefined ? text : `${text} = ${JSON.stringify(schema.default)}`;
}
