export * from '@northgate/ui/testing/fake-frame';
