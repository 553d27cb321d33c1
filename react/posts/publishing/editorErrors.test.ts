import { expect, it } from 'vitest';

import { editorErrors } from './editorErrors';
import { editorTexts } from './editorTexts';

it('shows the server’s errors at their fields, also that of one tag or file', () => {
  const problems = [
    { field: 'postTitle', message: 'must have at most 200 characters.' },
    { field: 'postTags.1', message: 'must have at most 50 characters.' },
    { field: 'mediaUrls.0', message: 'is not a file that was uploaded here.' },
    { field: 'category', message: 'must be one of: News.' },
  ];

  expect(editorErrors(problems, editorTexts)).toEqual({
    postTitle: 'Must have at most 200 characters.',
    postTags: 'Each tag must have at most 50 characters.',
    media: 'Is not a file that was uploaded here.',
  });
});
