import type { FieldError } from '@alphazone/client';

import type { EditorTexts } from './editorTexts';

const fields = {
  postTitle: 'postTitle',
  postBody: 'postBody',
  postTags: 'postTags',
  media: 'mediaUrls',
} as const;

/** The server's errors by field. They continue its name: `must not be blank.` */
export function editorErrors(
  problems: readonly FieldError[],
  { tagRefused }: Pick<EditorTexts, 'tagRefused'>,
) {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    // Of a list, the server names the entry: `postTags.1`.
    const problem = problems.find((candidate) => candidate.field.split('.')[0] === field);
    if (!problem) return [];
    const isTag = problem.field.startsWith('postTags.');
    const message = isTag ? tagRefused(problem.message) : capitalised(problem.message);
    return [[name, message] as const];
  });
  return Object.fromEntries(found) as Partial<Record<keyof typeof fields, string>>;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
