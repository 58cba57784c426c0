import type { PanelModule } from '@northgate/contracts/console/panel';
import { PostsPanel } from '../features/console-posts/posts-panel';

/** Posts of the blog, for the console. */
const panel = PostsPanel satisfies PanelModule['default'];
export default panel;
