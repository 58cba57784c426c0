import type { IconDrawing } from '@northgate/ui/icons/icon-drawing';
import {
  Activity,
  Box as BoxIcon,
  FileText,
  History,
  Inbox,
  KeyRound,
  MessageCircleQuestion,
} from '@northgate/ui/icons/lucide';

/** What panels are called in the navigation; one that is not named here is called by its own name. */
export const panelTitles: Record<string, { title: string; icon: IconDrawing }> = {
  leads: { title: 'Leads', icon: Inbox },
  posts: { title: 'Posts', icon: FileText },
  questions: { title: 'Questions', icon: MessageCircleQuestion },
};

/** What the frame itself brings, before and after the panels. */
export const places = {
  overview: { title: 'Overview', icon: Activity, path: '/overview' },
  releases: { title: 'Releases', icon: BoxIcon, path: '/releases' },
  tokens: { title: 'Tokens', icon: KeyRound, path: '/tokens' },
  audit: { title: 'Audit log', icon: History, path: '/audit' },
};
