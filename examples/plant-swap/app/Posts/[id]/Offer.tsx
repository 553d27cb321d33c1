'use client';

import type { Post } from '@alphazone/client';
import { PostArticle, postPath } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { useForumUrl } from '../../Providers';
import { standing } from '../../standing';

export interface OfferProps {
  post: Post;
  /** Rendered on the server. */
  children: ReactNode;
}

export function Offer({ post, children }: OfferProps) {
  const forumUrl = useForumUrl();
  return (
    <PostArticle
      post={post}
      standing={standing(post)}
      onVote={() => location.assign(forumUrl + postPath(post._id))}
      onShare={() => void navigator.clipboard.writeText(location.href)}
    >
      {children}
    </PostArticle>
  );
}
