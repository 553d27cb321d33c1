import { kinds } from '@alphazone/client/kinds';

import type { PostSort } from '../api/posts/postFilter';

/** Spec section 2, Category feed. */
export const zoneSorts: readonly PostSort[] = ['hot', 'new'];

/** Spec section 2, General feed. */
export const generalSorts: readonly PostSort[] = kinds.postSort;
