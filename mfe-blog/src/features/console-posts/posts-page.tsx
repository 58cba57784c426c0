import { Badge, Box, Button, Flex, Link, Table, Text } from '@chakra-ui/react';
import {
  postFilter,
  postLines,
  postStates,
  type PostDetail,
  type PostLine,
  type PostLines,
  type PostState,
} from '@northgate/contracts/console/posts';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { SearchField } from '@northgate/ui/console/search-field';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { sentenceOf, useLoaded } from '@northgate/ui/console/use-loaded';
import { WideTable } from '@northgate/ui/console/wide-table';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { stateNames } from '../../content/console-posts.content';
import { useDesk } from './desk-context';
import { emptyPost } from './empty-post';
import { timeText } from './time-text';

/** All posts: drafts, what is scheduled, what is out, and what was withdrawn. */
export function PostsPage() {
  const { client } = useDesk();
  const [parameters, setParameters] = useSearchParams();
  const filter = postFilter.safeParse(Object.fromEntries(parameters)).data ?? {};
  const { data, error, loading, reload } = useLoaded(JSON.stringify(filter), async (signal) =>
    postLines.parse((await client.get<unknown>('/desk/posts', { params: filter, signal })).data),
  );
  const narrow = (name: 'search' | 'state', value: string) =>
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <PanelHead title="Posts" lead="What the blog shows, and what it will." actions={<BeginPost />} />
      <Flex gap="4" wrap="wrap" align="flex-end" mb="6">
        <SearchField
          wanted={filter.search ?? ''}
          search={(words) => narrow('search', words)}
          placeholder="Title, address, tag, region"
        />
        <StateChoice state={filter.state} counts={data?.counts} choose={(state) => narrow('state', state)} />
      </Flex>
      {data ? (
        <Box aria-busy={loading}>
          <PostTable posts={data.posts} narrowed={parameters.size > 0} showAll={() => setParameters({})} />
          {error ? <Text color="bad">As it was before: {error}</Text> : null}
        </Box>
      ) : error ? (
        <Failed title="The posts cannot be read" why={error} again={reload} />
      ) : (
        <Loading what="Reading the posts" lines={10} />
      )}
    </>
  );
}

/** Begins a draft and opens it. */
function BeginPost() {
  const { client, notify, mayChange } = useDesk();
  const navigate = useNavigate();
  if (!mayChange) return null;
  const begin = async () => {
    try {
      const { data } = await client.post<PostDetail>('/desk/posts', emptyPost);
      await navigate(`/posts/${data.id}`);
    } catch (error) {
      notify({ text: sentenceOf(error), kind: 'failed' });
    }
  };
  return (
    <Button bg="signal" color="on-signal" onClick={() => void begin()}>
      New post
    </Button>
  );
}

interface StateChoiceProps {
  state: PostState | undefined;
  counts: PostLines['counts'] | undefined;
  choose: (state: string) => void;
}

const StateChoice = ({ state, counts, choose }: StateChoiceProps) => (
  <Flex role="group" aria-label="State" gap="2" wrap="wrap">
    {(['', ...postStates] as const).map((one) => {
      const isChosen = (state ?? '') === one;
      return (
        <Button
          key={one}
          size="sm"
          variant={isChosen ? 'solid' : 'outline'}
          aria-pressed={isChosen}
          onClick={() => choose(one)}
        >
          {one ? `${stateNames[one]} ${counts?.[one] ?? ''}` : 'All'}
        </Button>
      );
    })}
  </Flex>
);

interface PostTableProps {
  posts: PostLine[];
  narrowed: boolean;
  showAll: () => void;
}

function PostTable({ posts, narrowed, showAll }: PostTableProps) {
  if (!posts.length && !narrowed) return <Empty title="No posts yet">A new post begins as a draft.</Empty>;
  if (!posts.length)
    return (
      <Empty title="No post matches">
        <Button variant="outline" size="sm" mt="2" onClick={showAll}>
          Show all posts
        </Button>
      </Empty>
    );
  return (
    <WideTable label="Posts" columns={['Title', 'State', 'Date', 'Region', 'Saved']}>
      {posts.map((post) => (
        <Table.Row key={post.id}>
          <Table.Cell minW="240px">
            <Link asChild fontWeight="560" color="ink" textDecoration="underline">
              <RouterLink to={`/posts/${post.id}`}>{post.title || 'Without a title yet'}</RouterLink>
            </Link>
            <Box color="ink.2">{post.tags.join(', ')}</Box>
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap">
            {stateNames[post.state]}
            {post.changed ? (
              <Badge ms="2" bg="signal.tint" color="ink">
                newer words
              </Badge>
            ) : null}
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap">{post.date ? timeText(post.date) : '–'}</Table.Cell>
          <Table.Cell>{post.region}</Table.Cell>
          <Table.Cell minW="160px">
            {timeText(post.savedAt)}
            <Box color="ink.2">{post.savedBy}</Box>
          </Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  );
}
