import type { components } from '@alphazone/client';

import { originalUrl, variantUrl } from './upload-files';
import type { UploadRow } from './uploads-repository';

export function serialiseUpload<Mime extends string>(
  upload: Pick<UploadRow, 'id' | 'extension' | 'width' | 'height' | 'variants'> & { mime: Mime },
): components['schemas']['UploadedFile'] & { type: Mime } {
  const { mime, width, height, variants } = upload;
  return {
    url: originalUrl(upload),
    type: mime,
    ...(width !== null && height !== null && { width, height }),
    ...(variants.length > 0 && {
      variants: variants.map((variant) => ({
        url: variantUrl(upload, variant.name),
        width: variant.width,
        height: variant.height,
      })),
    }),
  };
}
