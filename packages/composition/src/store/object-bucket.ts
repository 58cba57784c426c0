import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { StoreConflict } from './store.js';

/** One object as a listing shows it. */
export interface Listed {
  key: string;
  at: Date;
}

/** A bucket, or a part of one, in which objects are created and never overwritten. */
export class ObjectBucket {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;

  /** `address` is `s3://bucket` or `s3://bucket/prefix`. Region, credentials and endpoint are the SDK's own variables. */
  constructor(address: string, source: NodeJS.ProcessEnv = process.env) {
    const { hostname, pathname } = new URL(address);
    this.bucket = hostname;
    this.prefix = pathname.replace(/^\/|\/$/g, '').replace(/(.)$/, '$1/');
    this.client = new S3Client({
      region: source.AWS_REGION || 'us-east-1',
      // Servers other than Amazon's rarely have a name for each bucket.
      forcePathStyle: Boolean(source.AWS_ENDPOINT_URL_S3 || source.AWS_ENDPOINT_URL),
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  }

  /** Creates an object whole. Throws `StoreConflict` when the key is taken. */
  async create(key: string, body: Buffer | string): Promise<void> {
    const input = { Bucket: this.bucket, Key: this.prefix + key, Body: body, IfNoneMatch: '*' };
    try {
      await this.client.send(new PutObjectCommand(input));
    } catch (error) {
      // 409: somebody creates the same key at this moment.
      if (statusOf(error) === 412 || statusOf(error) === 409)
        throw new StoreConflict(`${key} is taken.`, { cause: error });
      throw error;
    }
  }

  /** The whole object, null when there is none. */
  async read(key: string): Promise<Buffer | null> {
    try {
      const input = { Bucket: this.bucket, Key: this.prefix + key };
      const { Body } = await this.client.send(new GetObjectCommand(input));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  }

  /** Whether there is such an object. */
  async has(key: string): Promise<boolean> {
    try {
      await this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: this.prefix + key }));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  /** Removes an object; one that is not there is none already. */
  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: this.prefix + key }));
  }

  /** All objects below a folder in the order of their keys, which are relative to it. */
  async list(folder: string): Promise<Listed[]> {
    const prefix = `${this.prefix}${folder}/`;
    const found: Listed[] = [];
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const input = { Bucket: this.bucket, Prefix: prefix, ContinuationToken: token };
      const { Contents = [], NextContinuationToken } = await this.client.send(
        new ListObjectsV2Command(input),
      );
      for (const { Key = '', LastModified = new Date(0) } of Contents)
        found.push({ key: Key.slice(prefix.length), at: LastModified });
      token = NextContinuationToken;
    }
    return found;
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
