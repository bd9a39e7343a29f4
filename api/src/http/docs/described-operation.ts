import type { Schema } from './type-text';

interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/** What the page reads of an OpenAPI document. */
export interface ApiDocument {
  info: { title: string; version: string };
  paths?: object;
}

export interface DescribedOperation {
  id: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: { type: string; schema: Schema };
  /** What the envelope carries when all went well. */
  result?: Schema;
}

const bodyOf = ({ content = {} }: Content): DescribedOperation['body'] => {
  const [first] = Object.entries(content);
  return first?.[1].schema && { type: first[0], schema: first[1].schema };
};

/** The operations of a document, in its order. */
export function operationsOf({ paths = {} }: ApiDocument): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]: [string, object]) =>
    Object.entries(methods).map(([method, given]) => {
      const operation = given as Operation;
      const body = bodyOf(operation.requestBody ?? {});
      const result = bodyOf(operation.responses?.['200'] ?? {})?.schema.properties?.result;
      return {
        id: operation.operationId ?? `${method} ${path}`,
        area: operation.tags?.[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        parameters: operation.parameters ?? [],
        ...(body ? { body } : {}),
        ...(result ? { result } : {}),
      };
    }),
  );
}

/** Those in which every word occurs: in the id, the path, or what is said of them. */
export function matchingOperations(operations: DescribedOperation[], search: string): DescribedOperation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, method, path, summary, description }) => {
    const text = [id, method, path, summary, description].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
