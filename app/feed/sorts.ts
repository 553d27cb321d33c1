import { kinds } from '@alphazone/client/kinds';

import type { PostSort } from '@alphazone/react';

export const zoneSorts: readonly PostSort[] = ['hot', 'new'];

export const generalSorts: readonly PostSort[] = kinds.postSort;
