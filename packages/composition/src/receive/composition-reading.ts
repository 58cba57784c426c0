import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  compositionPath,
  isRecorded,
  type RecordedComposition,
} from '@northgate/contracts/recorded-composition.js';
import { appName, type AppName, type Release } from '@northgate/contracts/release.js';
import type { Brand } from '@northgate/site/brand.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.js';
import type { Sender } from '../tokens/sender.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

interface FileParams {
  Params: { app: string; version: string; '*': string };
}

interface ReadingOptions {
  store: Store;
  brand: Brand;
  senderOf: (request: FastifyRequest) => Sender;
}

/** Tells who may record them which releases are live together, and gives their files, to build and test an app beside them. */
export class CompositionReading {
  constructor(private readonly options: ReadingOptions) {}

  addTo(server: FastifyInstance): void {
    server.get(compositionPath, (request) => {
      this.refuseOthers(request);
      return this.live();
    });
    server.get<FileParams>(`${compositionPath}/:app/:version/*`, (request, reply) => {
      this.refuseOthers(request);
      return this.file(request, reply);
    });
  }

  /** Server builds hold more than pages show, so releasing one app does not do. */
  private refuseOthers(request: FastifyRequest): void {
    const { by, records } = this.options.senderOf(request);
    if (!records)
      throw new SendingRefusal(
        'no-recording',
        `${by} may not record what is live. Ask whoever runs the site for a recording, or for a token with --records.`,
      );
  }

  private async live(): Promise<RecordedComposition> {
    const { store, brand } = this.options;
    const live = await store.live();
    if (!live) throw new SendingRefusal('nothing-live', 'Nothing is live yet.');
    const releases = Object.entries(live.revision.apps).map(([app, { version }]) =>
      store.readRelease(app as AppName, version).catch(() => null),
    );
    const found = (await Promise.all(releases)).filter((release): release is Release => release !== null);
    const { brand: shown = brand } = await store.readPages(live.revision.number);
    return { revision: live.revision.number, brand: shown, releases: found };
  }

  /** Only what `release.json` names: no address leads anywhere else. */
  private async file({ params }: FastifyRequest<FileParams>, reply: FastifyReply): Promise<FastifyReply> {
    const { app, version, '*': file } = params;
    const { store } = this.options;
    const name = appName.safeParse(app).data;
    const live = name && (await store.live())?.revision.apps[name]?.version;
    const release =
      name && live === version ? await store.readRelease(name, version).catch(() => null) : null;
    if (!release || !Object.hasOwn(release.files, file) || !isRecorded(file))
      throw new SendingRefusal('not-here', 'No live release has this file.');
    const from = join(store.releaseFolder(release.app, version), file);
    return reply.type('application/octet-stream').send(createReadStream(from));
  }
}
