export * from '@northgate/ui/hooks/use-quiet';
