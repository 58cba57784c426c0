export * from '@northgate/ui/composition/track-clicks';
