import { dataOf, type components } from '@alphazone/client';

import type { Forum } from '../forum/Forum';
import type { Mutation } from '../forum/mutations/mutation';

type Schemas = components['schemas'];

export type NewReport = Schemas['NewReport'];
export type Report = Schemas['Report'];

export const reportKey = (id: string) => ['report', id];

export const sendReport = ({ client }: Pick<Forum, 'client'>, id: string): Mutation<NewReport, Report> => ({
  key: reportKey(id),
  send: (body) => dataOf(client.POST('/api/reports', { body })),
});
