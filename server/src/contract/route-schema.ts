import type { Schema } from './schema';

export interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface OperationParts {
  parameters?: readonly {
    name: string;
    in: 'path' | 'query' | 'header';
    required?: boolean;
    schema: Schema;
  }[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
}

/** A route's schema as Fastify expects it. Handlers stream and validate multipart bodies, and plain text needs no serialiser. */
export interface RouteSchema {
  params?: Schema;
  querystring?: Schema;
  headers?: Schema;
  body?: Required<Content>;
  response: Record<string, Required<Content>>;
}

export function routeSchemaOf({ parameters = [], requestBody, responses }: OperationParts): RouteSchema {
  const parametersIn = (place: 'path' | 'query' | 'header'): Schema | undefined => {
    const all = parameters.filter((parameter) => parameter.in === place);
    if (all.length === 0) return undefined;
    // Node.js lower-cases the names of headers.
    const nameOf = ({ name }: { name: string }) => (place === 'header' ? name.toLowerCase() : name);
    return {
      type: 'object',
      properties: Object.fromEntries(all.map((parameter) => [nameOf(parameter), parameter.schema])),
      required: all.filter(({ required }) => required).map(nameOf),
    };
  };
  const params = parametersIn('path');
  const querystring = parametersIn('query');
  const headers = parametersIn('header');
  const body = jsonOf(requestBody);
  return {
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: Object.fromEntries(
      Object.entries(responses).flatMap(([status, response]) => {
        const json = jsonOf(response);
        return json ? [[status, json]] : [];
      }),
    ),
  };
}

function jsonOf({ content = {} }: Content = {}): Required<Content> | undefined {
  const json = content['application/json'];
  return json && { content: { 'application/json': json } };
}
