import type { ApiClient, ApiError } from '@alphazone/client';
import type { Forum } from '@alphazone/react';
import { queryOptions } from '@tanstack/react-query';

/** How often a page that could not reach the server tries again. */
export const serverRetryMs = 5_000;

export const serverKey = ['server'];

/** Succeeds once the server responds. */
export const serverQuery = ({ client }: Pick<Forum, 'client'>) =>
  queryOptions({ queryKey: serverKey, queryFn: () => reach(client), retry: false, gcTime: 0 });

/** Any response will do: other servers lack this call. @throws If the server or its proxy does not respond. */
const reach = (client: ApiClient) =>
  client.GET('/healthz').catch((error: ApiError) => {
    if (error.status === 0 || error.status > 500) throw error;
    return null;
  });
