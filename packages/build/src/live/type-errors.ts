import { join } from 'node:path';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import type { AppName } from '@northgate/contracts/release.js';
import type { Compiler } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';

/**
 * Checks the types of apps in a process of its own beside their live build, and tells open pages of errors when they are
 * found: what was saved does not wait for it.
 */
export class TypeErrors {
  private server: WebpackDevServer | undefined;

  constructor(
    private readonly root: string,
    private readonly apps: readonly AppName[],
  ) {}

  /** From here on pages of this server are told. */
  tell(server: WebpackDevServer): void {
    this.server = server;
  }

  apply(compiler: Compiler): void {
    const sources = [...this.apps.map((app) => `${app}/src`), 'packages/ui/src/environment.d.ts'];
    new ForkTsCheckerWebpackPlugin({
      async: true,
      // It would tell the server of the compiler it is part of; here one server has several.
      devServer: false,
      formatter: 'basic',
      typescript: {
        configFile: join(this.root, 'tsconfig.web.json'),
        configOverwrite: {
          compilerOptions: { types: ['node'] },
          include: sources.map((path) => join(this.root, path)),
          exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/node_modules', '**/dist'],
        },
      },
    }).apply(compiler);
    ForkTsCheckerWebpackPlugin.getCompilerHooks(compiler).issues.tap('TypeErrors', (issues) => {
      const errors = issues.map(({ file, location, message, code }) => ({
        moduleName: file?.replace(`${this.root}/`, ''),
        loc: location && `${location.start.line}:${location.start.column}`,
        message: `${code}: ${message}`,
      }));
      const clients = this.server?.webSocketServer?.clients;
      if (errors.length && clients) this.server?.sendMessage(clients, 'errors', errors);
      return issues;
    });
  }
}
