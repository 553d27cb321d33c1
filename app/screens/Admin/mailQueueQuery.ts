import { dataOf, type ApiClient } from '@alphazone/client';
import { queryOptions } from '@tanstack/react-query';

export const mailQueueQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'mail'],
    staleTime: 0,
    queryFn: ({ signal }) => dataOf(client.GET('/api/admin/mail', { signal })),
  });
