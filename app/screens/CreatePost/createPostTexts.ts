export const createPostTexts = {
  categoryMissing: 'Category not specified. Please try creating a post from a category page.',
  locationRemoved:
    'Pictures, videos, audio and gifs. Their location data is removed, unless the file is damaged.',
  loginToPublish: 'Login to create a post',
} as const;
