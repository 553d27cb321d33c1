/** The part of s3rver, which has no types of its own, that tests use. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 takes a free one. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
