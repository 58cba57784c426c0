import { Button } from '@northgate/ui/components/controls/button';
import { Icon } from '@northgate/ui/components/text/icon';
import { Share2 } from '@northgate/ui/icons/lucide';
import { article } from '../../content/article.content';
import { sharePost, type SharedPost } from './share-post';

/** Hands the article on. */
export const ShareButton = ({ post }: { post: SharedPost }) => (
  <Button variant="outline" size="compact" onClick={() => void sharePost(post)}>
    <Icon of={Share2} />
    {article.share.label}
  </Button>
);
