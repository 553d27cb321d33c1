import { failedTo, type OwnTexts, type Texts } from '../../texts';

/** Texts of the post editor. Separate, because not every site has one. */
export const editorTexts = {
  createPostFailed: failedTo('create post'),
  postHeld: 'Your post is awaiting a moderator’s approval. Until then, only you and moderators can see it.',
  postIncomplete: 'Please enter all the fields and ensure a category is set.',
  /** @param problem The server's, such as `must have at most 50 characters.` */
  tagRefused: (problem: string) => `Each tag ${problem}`,
  uploadFailed: (file: string) => `Failed to upload ${file}. See console for details.`,
  notUploaded: 'Not uploaded',
  filesRefused: (files: readonly string[]) =>
    `Failed to add ${files.join(', ')}: this kind of file is not allowed.`,
  filesMissing: (files: readonly string[]) =>
    `${files.join(', ')} could not be uploaded. Try again, or remove what is not uploaded.`,
} satisfies Texts;

export type EditorTexts = OwnTexts<typeof editorTexts>;

/** The texts of the post editor, with the site's overrides. */
export const editorTextsOf = (own: Partial<EditorTexts>): EditorTexts => ({ ...editorTexts, ...own });
