import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';
import type { Configuration } from 'webpack';

/** The build with a report of what its files are made of, which opens in a browser where somebody looks on. */
export const analyzed = (config: Configuration, reportFilename: string): Configuration => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    new BundleAnalyzerPlugin({
      analyzerMode: 'static',
      reportFilename,
      openAnalyzer: Boolean(process.stdout.isTTY),
    }),
  ],
});
