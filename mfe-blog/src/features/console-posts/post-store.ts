import type { DeskClient } from '@northgate/contracts/console/panel';
import { postDetail, type PostDetail, type PostFields } from '@northgate/contracts/console/posts';
import { sentenceOf } from '@northgate/ui/console/use-loaded';
import { differingFields } from './post-text';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** Debounce of saving, in milliseconds. */
const pause = 1200;

/** Words of somebody else that stand where ours would be saved. */
export interface Theirs {
  detail: PostDetail;
  fields: PostFields;
  author: string;
}

/** A post as it is worked on in one window. */
interface PostState {
  /** As the api last said. */
  detail: PostDetail;
  fields: PostFields;
  saving: 'saved' | 'waiting' | 'saving' | 'failed';
  error: string | null;
  theirs: Theirs | null;
  /** Grows whenever fields are replaced by others than those that were typed. */
  generation: number;
  edit: (part: Partial<PostFields>) => void;
  /** Puts other words in place of all. */
  replace: (fields: PostFields) => void;
  /** Goes on from what somebody else saved, with these words. */
  settle: (fields: PostFields) => Promise<void>;
  /** Resolves once everything typed is saved; false where it could not be. */
  save: () => Promise<boolean>;
  /** Does something with what is saved, such as publishing it; null where it did not happen. Throws what the api refuses. */
  act: (what: string, body?: (detail: PostDetail) => unknown) => Promise<PostDetail | null>;
}

export type PostStore = StoreApi<PostState>;

const isConflict = (error: unknown): boolean =>
  (error as { refusal?: { status?: number } } | null)?.refusal?.status === 409;

/** Work on one post: typed words are saved by themselves, and never over words of others. */
export const createPostStore = (client: DeskClient, opened: PostDetail): PostStore =>
  createStore<PostState>()((set, get) => {
    const saving = new Saving(client, `/desk/posts/${opened.id}`, set, get);
    const replace = (fields: PostFields) => {
      set(({ generation }) => ({ fields, generation: generation + 1 }));
      saving.later();
    };
    return {
      ...{ detail: opened, fields: opened.fields, saving: 'saved', error: null, theirs: null, generation: 0 },
      replace,
      edit: (part) => {
        set(({ fields }) => ({ fields: { ...fields, ...part } }));
        saving.later();
      },
      settle: async (fields) => {
        const { theirs } = get();
        if (theirs) set({ detail: theirs.detail, theirs: null });
        replace(fields);
        await saving.save();
      },
      save: () => saving.save(),
      act: (what, body = () => ({})) => saving.act(what, body),
    };
  });

/** Brings typed words to the api, one call after the other. */
class Saving {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly client: DeskClient,
    private readonly address: string,
    private readonly set: PostStore['setState'],
    private readonly get: PostStore['getState'],
  ) {}

  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), pause);
    this.set({ saving: 'waiting' });
  }

  save(): Promise<boolean> {
    clearTimeout(this.timer);
    const send = () => this.send();
    this.running = this.running.then(send, send);
    return this.running;
  }

  async act(what: string, body: (detail: PostDetail) => unknown): Promise<PostDetail | null> {
    if (!(await this.save())) return null;
    const { detail: saved, fields: typed } = this.get();
    try {
      const { data } = await this.client.post<unknown>(`${this.address}/${what}`, body(saved));
      const detail = postDetail.parse(data);
      this.set(({ fields, generation }) =>
        fields === typed ? { detail, fields: detail.fields, generation: generation + 1 } : { detail },
      );
      return detail;
    } catch (error) {
      if (!isConflict(error)) throw error;
      await this.meet();
      return null;
    }
  }

  private async send(): Promise<boolean> {
    const { fields, detail, theirs, saving } = this.get();
    if (theirs) return false;
    if (saving === 'saved') return true;
    this.set({ saving: 'saving' });
    try {
      const { data } = await this.client.put<unknown>(this.address, { version: detail.version, fields });
      const typedOn = this.get().fields !== fields;
      this.set({ detail: postDetail.parse(data), saving: typedOn ? 'waiting' : 'saved', error: null });
      return typedOn ? await this.send() : true;
    } catch (error) {
      this.set({ saving: 'failed', error: sentenceOf(error) });
      if (isConflict(error)) await this.meet().catch(() => {});
      return false;
    }
  }

  /** Finds out whose words stand there now. */
  private async meet(): Promise<void> {
    const { detail: seen, fields: mine } = this.get();
    const detail = postDetail.parse((await this.client.get<unknown>(this.address)).data);
    const isSaved = detail.version !== seen.version;
    const fields = isSaved ? detail.fields : (detail.live?.fields ?? detail.fields);
    if (!differingFields(fields, mine).length) return this.set({ detail, saving: 'saved', error: null });
    this.set({ theirs: { detail, fields, author: isSaved ? detail.savedBy : 'the site' }, saving: 'failed' });
  }
}

export const PostContext = createContext<PostStore | null>(null);

/** The post that is worked on, for what is to be known at another time than now. Throws outside of its page. */
export function usePostStore(): PostStore {
  const store = useContext(PostContext);
  if (store) return store;
  throw new Error('No post is worked on here.');
}

/** Part of the post that is worked on. */
export const usePost = <T>(select: (state: PostState) => T): T => useStore(usePostStore(), select);
