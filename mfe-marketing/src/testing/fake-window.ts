export * from '@northgate/ui/testing/fake-window';
