import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

import { repositoryRoot } from '../repository-root';
import type { OperationId } from './handlers';
import { routeSchemaOf, type Content, type OperationParts, type RouteSchema } from './route-schema';
import type { Schema } from './schema';

interface OperationObject extends OperationParts {
  operationId: OperationId;
  security?: Record<string, string[]>[];
}

interface ContractDocument {
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  id: OperationId;
  method: string;
  /** A template, e.g. `/posts/vote/{id}`. */
  path: string;
  access: 'required' | 'optional' | 'ignored';
  bodyTypes: readonly string[];
  bodyRequired: boolean;
  /** The contract has one 2xx status per operation. */
  successStatus: number;
  responses: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  routeSchema: RouteSchema;
}

export interface Contract {
  document: ContractDocument;
  operations: readonly Operation[];
  schema: (name: string) => Schema;
}

/** Beside the built server, because parsing YAML would delay the start. */
const builtFile = fileURLToPath(new URL('openapi.json', import.meta.url));

const readDocument = (): unknown =>
  existsSync(builtFile)
    ? JSON.parse(readFileSync(builtFile, 'utf8'))
    : parse(readFileSync(join(repositoryRoot(), 'openapi.yaml'), 'utf8'));

export function readContract(): Contract {
  const document = resolveReferences(readDocument()) as ContractDocument;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(document, path, method, operation)),
  );
  return {
    document,
    operations,
    schema(name) {
      const schema = document.components.schemas[name];
      if (!schema) throw new Error(`openapi.yaml has no schema "${name}".`);
      return schema;
    },
  };
}

function readOperation(
  document: ContractDocument,
  path: string,
  method: string,
  operation: OperationObject,
): Operation {
  const successStatus = Object.keys(operation.responses).find((status) => status.startsWith('2'));
  if (!successStatus) throw new Error(`openapi.yaml: "${operation.operationId}" has no answer in the 200s.`);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: accessOf(operation.security ?? document.security),
    bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
    bodyRequired: operation.requestBody?.required ?? false,
    successStatus: Number(successStatus),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, schemasOf(response)]),
    ),
    routeSchema: routeSchemaOf(operation),
  };
}

function accessOf(security: Record<string, string[]>[]): Operation['access'] {
  const withToken = security.some((alternative) => 'bearerAuth' in alternative);
  if (!withToken) return 'ignored';
  return security.some((alternative) => Object.keys(alternative).length === 0) ? 'optional' : 'required';
}

function schemasOf({ content = {} }: Content): Record<string, Schema> {
  return Object.fromEntries(Object.entries(content).map(([type, { schema = {} }]) => [type, schema]));
}

/** The contract has no circular references. */
function resolveReferences(root: unknown): unknown {
  const resolved = new Map<string, unknown>();

  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...own } = node as { $ref?: unknown };
    const visited = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, visit(value)]));
    // OpenAPI 3.1 allows keywords beside a reference.
    return typeof $ref === 'string' ? { ...(follow($ref) as Schema), ...visited } : visited;
  };

  const follow = (reference: string): unknown => {
    if (!resolved.has(reference)) {
      let target: unknown = root;
      for (const part of reference.replace(/^#\//, '').split('/')) {
        target = (target as Record<string, unknown> | undefined)?.[part];
      }
      if (target === undefined) throw new Error(`openapi.yaml: nothing is at ${reference}.`);
      resolved.set(reference, visit(target));
    }
    return resolved.get(reference);
  };

  return visit(root);
}
