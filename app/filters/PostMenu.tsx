import { useMemberFilters, type PostView } from '@alphazone/react';
import { Menu } from '@alphazone/ui';
import { EyeOff } from 'lucide-react';

import { messages } from '../messages';
import { MemberMenu } from './MemberMenu';

export interface PostMenuProps {
  post: PostView;
  /** Called when the post is hidden. Absent: it cannot be hidden here. */
  onHide?: () => void;
}

export function PostMenu({ post, onHide }: PostMenuProps) {
  const filters = useMemberFilters();
  const hide = () => {
    onHide?.();
    void filters?.setHidden(post._id, true);
  };
  return (
    <MemberMenu
      label={messages.filters.moreAbout(post.postTitle)}
      member={{ _id: post.userId, name: post.userPosted }}
    >
      {onHide && (
        <Menu.Item onSelect={hide}>
          <EyeOff aria-hidden />
          {messages.filters.hidePost}
        </Menu.Item>
      )}
    </MemberMenu>
  );
}
