/**
 * The module that federation writes for every build names its runtime by where packages lie on this machine; here it names the
 * package, which its text is the same with on every machine.
 */
export default function portableEntryLoader(source: string): string {
  return source.replaceAll(/(from ['"])[^'"]*[\\/]node_modules[\\/]/g, '$1');
}
