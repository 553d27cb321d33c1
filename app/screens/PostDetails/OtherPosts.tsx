import { cutTag, Link } from '@alphazone/ui';
import { Fragment } from 'react';

import { paths } from '../../paths';
import { postDetailsTexts } from './postDetailsTexts';

export function OtherPosts({ tags }: { tags: readonly string[] }) {
  const own = <Link href={paths.createPost()}>{postDetailsTexts.createOwn}</Link>;
  if (tags.length === 0) return <p>{own}</p>;
  return (
    <p>
      {postDetailsTexts.otherTagged}{' '}
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {index > 0 && ', '}
          <Link href={paths.tag(tag)} title={tag}>
            {cutTag(tag)}
          </Link>
        </Fragment>
      ))}{' '}
      {postDetailsTexts.or} {own}.
    </p>
  );
}
