export * from '@northgate/ui/hooks/use-seen';
