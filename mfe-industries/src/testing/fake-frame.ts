export { provideFakeFrame as fakeFrame } from '@northgate/ui/testing/fake-frame';
