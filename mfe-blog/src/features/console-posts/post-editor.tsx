import { Box, Button, Link, Tabs, Text } from '@chakra-ui/react';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Link as RouterLink } from 'react-router-dom';
import { stateNames } from '../../content/console-posts.content';
import { ConflictView } from './conflict-view';
import { PostActions } from './post-actions';
import { PostAppearance } from './post-appearance';
import { PostFieldset } from './post-fieldset';
import { PostPreview } from './post-preview';
import { usePost } from './post-store';
import { PostVersions } from './post-versions';
import { timeText } from './time-text';

const tabs = [
  ['write', 'Write', PostFieldset],
  ['preview', 'Preview', PostPreview],
  ['versions', 'Versions', PostVersions],
  ['appearance', 'Feed and card', PostAppearance],
] as const;

/** One post: its words, how they will look, what they were before, and its way to the site. */
export function PostEditor() {
  const title = usePost(({ fields }) => fields.title);
  const state = usePost(({ detail }) => detail.state);
  const theirs = usePost((post) => post.theirs);
  return (
    <>
      <Link asChild color="ink" textDecoration="underline">
        <RouterLink to="/posts">All posts</RouterLink>
      </Link>
      <PanelHead
        title={title || 'Without a title yet'}
        lead={
          <>
            {stateNames[state]} · <SavingState />
          </>
        }
        actions={<PostActions />}
      />
      {theirs ? (
        <ConflictView key={theirs.detail.version} theirs={theirs} />
      ) : (
        <Tabs.Root defaultValue="write" lazyMount unmountOnExit>
          <Tabs.List flexWrap="wrap" borderColor="rule">
            {tabs.map(([value, name]) => (
              <Tabs.Trigger key={value} value={value} color="ink" _selected={{ fontWeight: 560 }}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {tabs.map(([value, , View]) => (
            <Tabs.Content key={value} value={value} pt="6">
              <View />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      )}
    </>
  );
}

/** Says whether what is typed is kept, and by whom it was last. */
function SavingState() {
  const { saving, error, save, detail, theirs } = usePost((post) => post);
  if (saving === 'failed' && !theirs)
    return (
      <Box as="span" role="alert" color="bad">
        Not saved: {error}{' '}
        <Button size="xs" variant="outline" onClick={() => void save()}>
          Try again
        </Button>
      </Box>
    );
  const saved = `Saved ${timeText(detail.savedAt)}${detail.savedBy ? ` by ${detail.savedBy}` : ''}`;
  const words = { saved, waiting: 'Not saved yet', saving: 'Saving …', failed: 'Changed by two people' };
  return (
    <Text as="span" role="status">
      {words[saving]}
    </Text>
  );
}
