import { cutTag, Link } from '@alphazone/ui';
import { Fragment } from 'react';

import { messages } from '../../messages';
import { paths } from '../../paths';

export function OtherPosts({ tags }: { tags: readonly string[] }) {
  const own = <Link href={paths.createPost()}>{messages.createOwnPost}</Link>;
  if (tags.length === 0) return <p>{own}</p>;
  return (
    <p>
      {messages.otherTaggedPosts}{' '}
      {tags.map((tag, index) => (
        <Fragment key={tag}>
          {index > 0 && ', '}
          <Link href={paths.tag(tag)} title={tag}>
            {cutTag(tag)}
          </Link>
        </Fragment>
      ))}{' '}
      {messages.or} {own}.
    </p>
  );
}
