export const createPostTexts = {
  categoryMissing: 'Category not specified. Please try creating a post from a category page.',
  loginToPublish: 'Login to create a post',
} as const;
